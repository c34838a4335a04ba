/**
 * With `DEBUG=*` the `debug` package, which ioredis and express-session use, prints command arguments and session ids:
 * the log would contain tokens. The package reads the variable once, when it is loaded. So `main.ts` must import this
 * file first.
 */
delete process.env.DEBUG
