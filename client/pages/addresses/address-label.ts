import type { Address } from '#shared/api/addresses/addresses-schemas.ts'

/** "Wanda Quill, 12 Example Street": one address among others. */
export const addressLabel = ({ firstName, lastName, line1 }: Pick<Address, 'firstName' | 'lastName' | 'line1'>) =>
  `${firstName} ${lastName}, ${line1}`
