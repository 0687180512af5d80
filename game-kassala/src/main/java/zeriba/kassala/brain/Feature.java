package zeriba.kassala.brain;

/** What is counted in a position. Strengths are in tens of points, nearness falls with distance. */
enum Feature {
    ONE,
    MOSLEM_FOOT,
    MOSLEM_HORSE,
    CHRISTIAN_FOOT,
    CHRISTIAN_HORSE,
    CHRISTIAN_CANNON,
    UDAKA_HELD,
    UDAKA_STRENGTH,
    KASSALA_HEXES,
    KASSALA_HELD,
    KASSALA_STRENGTH,
    MOSLEMS_IN_UDAKA,
    MOSLEMS_IN_KASSALA,
    CHRISTIANS_NEAR_UDAKA,
    CHRISTIANS_NEAR_KASSALA,
    MOSLEM_FOOT_NEAR_UDAKA,
    MOSLEM_FOOT_NEAR_KASSALA,
    MOSLEM_HORSE_NEAR_UDAKA,
    MOSLEM_HORSE_NEAR_KASSALA,
    NEAREST_CHRISTIAN_TO_UDAKA,
    NEAREST_CHRISTIAN_TO_KASSALA,
    /** What the battles of this portion will probably cost the other army. */
    BATTLE_GAIN,
    /** What they will probably cost the army whose portion it is. */
    BATTLE_LOSS,
    BATTLE_UDAKA,
    BATTLE_KASSALA,
    /** What the other army could then take in its turn. */
    DANGER,
    DANGER_UDAKA,
    DANGER_KASSALA,
    /** What the army that has yet to move could take in this portion. */
    CHANCE,
    CHANCE_UDAKA,
    CHANCE_KASSALA
}
