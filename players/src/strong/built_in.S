// The learned network as a part of the program.
    .section .rodata
    .global meander_network_begin
    .global meander_network_end
meander_network_begin:
    .incbin MEANDER_NETWORK_FILE
meander_network_end:
    .byte 0
    .section .note.GNU-stack,"",%progbits
