import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: several menus in one call. From an API without it the shop reads each menu by its code.

/** `GET /menus?code=…&codes[]=…&codes[]=…`: also the menus with these codes, in any order. Leaves out unknown codes. */
export const MenuListQuery = declareFields('menu-lists', {
  'codes[]': z.union([z.string().transform((code) => [code]), z.array(z.string().max(100)).max(20)]).optional(),
})

/** On a menu: which of the codes it has. */
export const MenuCodeExtension = declareFields('menu-lists', { code: z.string() }, { code: '' })
