/**
 * The `debug` package, which ioredis and express-session write to, prints command arguments and session ids: with `DEBUG=*` in the
 * environment tokens would reach the log. It reads the variable when it is loaded, so this module is imported before those packages.
 */
delete process.env.DEBUG
