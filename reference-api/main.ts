import { runReferenceApi } from './run-reference-api.ts'

await runReferenceApi()
