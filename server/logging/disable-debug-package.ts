/**
 * The `debug` package, which ioredis and express-session use, prints command arguments and session ids: with `DEBUG=*`
 * tokens would reach the log. It reads the variable once, when it is loaded, so this is the first import of `main.ts`.
 */
delete process.env.DEBUG
