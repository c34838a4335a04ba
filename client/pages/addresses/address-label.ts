import type { Address } from '#shared/api/addresses/addresses-schemas.ts'

/** "Wanda Quill, 12 Example Street": tells addresses apart in labels of controls. */
export const addressLabel = ({ firstName, lastName, line1 }: Pick<Address, 'firstName' | 'lastName' | 'line1'>) =>
  `${firstName} ${lastName}, ${line1}`
