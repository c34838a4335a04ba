import { writeFile } from 'node:fs/promises'
import { currencyTableSource } from './currency-table.ts'
import { inRepository } from '../repository.ts'

await writeFile(inRepository('shared', 'rules', 'currency-table.ts'), currencyTableSource())
