# Puts a text into a C++ source: cmake -D TEXT=… -D SOURCE=… -D HEADER=… -D NAMESPACE=… -D FUNCTION=… -P TextToSource.cmake
file(READ "${TEXT}" content)
file(WRITE "${SOURCE}" "#include \"${HEADER}\"\n\nnamespace ${NAMESPACE} {\n\nstd::string_view ${FUNCTION}() { return R\"text(${content})text\"; }\n\n}  // namespace ${NAMESPACE}\n")
