import { writeFile } from 'node:fs/promises'
import { renderCurrencyModule } from './render-currency-module.ts'
import { toRepositoryPath } from '../repository.ts'

await writeFile(toRepositoryPath('shared', 'wire', 'currency-table.ts'), renderCurrencyModule())
