// Small decks of Onirim alone with their exact values: what computer players are held against.
//
//   for (const SmallDeck& deck : small_decks) simulate(*options_from_words(deck.options), …)   // and compare with deck.value
//
// Each value is that of `meander solve onirim` with the same options as flags:
//
//   meander solve onirim --deck RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2 --json
//   meander solve onirim --prophecy-depth 3 --deck … --json
//   meander solve onirim --with book --deck … --json
#pragma once

#include <array>

namespace meander::onirim {

struct SmallDeck {
  const char* options;  // as words
  int cards;
  double value;  // the probability to win with best play, to the digits written
};

inline constexpr std::array small_decks{
    SmallDeck{"deck=RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2", 14, 0.523331144024},
    SmallDeck{"deck=RS:4,RM:2,RK:1,RD:2,US:2,UM:1,UK:1,UD:1,nightmare:1", 15, 0.582562207242},
    SmallDeck{"deck=RS:4,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2", 15, 0.669347073933},
    SmallDeck{"deck=RS:2,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,GK:1,GD:1,nightmare:2", 15, 0.326400369155},
    SmallDeck{"prophecy_depth=3 deck=RS:3,RM:2,RK:1,RD:1,US:3,UM:2,UK:1,UD:1,nightmare:2", 16, 0.810756782515},
    SmallDeck{"deck=RS:3,RM:2,RK:1,RD:1,US:3,UM:2,UK:1,UD:1,nightmare:2", 16, 0.862550893179},
    SmallDeck{"deck=RS:3,RM:2,RK:1,RD:2,US:3,UM:2,UK:1,UD:1,nightmare:2", 17, 0.246815560070},
    SmallDeck{"deck=RS:3,RM:2,RK:1,RD:1,US:3,UM:2,UK:1,UD:1,nightmare:3", 17, 0.583422345877},
    SmallDeck{"deck=RS:2,RM:1,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,GS:2,GM:1,GK:1,GD:1,nightmare:2", 17, 0.431867023982},
    SmallDeck{"with=book deck=RS:3,RM:2,RK:1,RD:1,US:2,UM:1,UK:1,UD:1,nightmare:2", 14, 0.550374188875},
    SmallDeck{"with=towers deck=RS:4,RM:1,RK:2,RD:1,R5:1,U3:1,G4:1,B5:1,nightmare:2", 14, 0.297179921898},
};

}  // namespace meander::onirim
