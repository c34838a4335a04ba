import { runReferenceApi } from '../run-reference-api.ts'
import { demoContent } from './content/demo-content.ts'

await runReferenceApi(demoContent())
