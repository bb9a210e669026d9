// Generated from gangoffour.bots by `make protocol`; do not edit.
export const CHARACTERS = {"random": ["Pim", "Tolo", "Pom"], "greedy": ["Nela", "Otso", "Nilo"], "planner": ["Irma", "Anton", "Ando"], "search": ["Ulla", "Remo", "Olle"], "neural": ["Nora", "Lumi", "Nuri"], "champion": ["Alma", "Ivo", "Selma"]} as const;
