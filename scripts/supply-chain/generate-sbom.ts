import { sbomFile, writeSbom } from './write-sbom.ts'

console.log(`${sbomFile}: ${writeSbom().components.length} packages`)
