// Generated from gangoffour.protocol by `make protocol`; do not edit.
//
// NUMBER and CODE belong to the farewells of the server: what it closes a socket with, and what it says of it.
export const PROTOCOL_VERSION = 1 as const;
export const SUBSTITUTE_TURNS = 1 as const;
export const SEATS_BY_DEFAULT = 4 as const;
export const LONGEST_NAME = 24 as const;
export const PROGRAM_PREFIX = "program-" as const;
export const DELETED_NAME = "deleted player" as const;
export const LONGEST_LINE = 300 as const;
export const STOPPING_NUMBER = 1012 as const;
export const UNAVAILABLE_NUMBER = 1013 as const;
export const FAILED_NUMBER = 1011 as const;
export const MALFORMED_NUMBER = 4400 as const;
export const VERSION_NUMBER = 4400 as const;
export const SESSION_ENDED_NUMBER = 4401 as const;
export const NOT_WELCOME_NUMBER = 4403 as const;
export const BANNED_NUMBER = 4423 as const;
export const UNKNOWN_TABLE_NUMBER = 4404 as const;
export const NO_HELLO_NUMBER = 4408 as const;
export const TABLE_CLOSED_NUMBER = 4410 as const;
export const FLOOD_NUMBER = 4008 as const;
export const SLOW_READER_NUMBER = 4013 as const;
export const TOO_MANY_SOCKETS_NUMBER = 4029 as const;
export const STOPPING_CODE = "server/stopping" as const;
export const UNAVAILABLE_CODE = "table/unavailable" as const;
export const FAILED_CODE = "server/error" as const;
export const MALFORMED_CODE = "protocol/malformed" as const;
export const VERSION_CODE = "protocol/version" as const;
export const SESSION_ENDED_CODE = "session/ended" as const;
export const NOT_WELCOME_CODE = "table/not_welcome" as const;
export const BANNED_CODE = "table/banned" as const;
export const UNKNOWN_TABLE_CODE = "table/unknown" as const;
export const NO_HELLO_CODE = "protocol/no_hello" as const;
export const TABLE_CLOSED_CODE = "table/closed" as const;
export const FLOOD_CODE = "protocol/flood" as const;
export const SLOW_READER_CODE = "protocol/slow_reader" as const;
export const TOO_MANY_SOCKETS_CODE = "protocol/too_many_sockets" as const;
