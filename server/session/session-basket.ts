import type { SessionDeps } from './session-deps.ts'
import { sessionChangedError } from './session-errors.ts'
import type { SessionLifecycle } from './session-lifecycle.ts'
import { createRequestValue } from './request-value.ts'
import type { BasketPointer, ShopperSession } from './shopper-session.ts'
import type { PointerName } from './vault/vault.ts'

const isSamePointer = (a: BasketPointer, b: BasketPointer | undefined) =>
  a.count === b?.count && a.id.reveal() === b.id.reveal()

/** The basket pointers of the session of one request, and their lock; `ShopperSession` documents each call. */
export const createSessionBasket = (
  { browserSession, keys, vault, customerBaskets, withBasketLock: withKeyedLock }: SessionDeps,
  lifecycle: SessionLifecycle,
) => {
  const customerPointer = createRequestValue((customer: string) => customerBaskets.readPointer(customer))

  /** The id of the customer, who has one basket on every device; undefined for the session of a guest. */
  const findCustomer = async () => {
    const current = await lifecycle.readContents()
    return current?.claims.guest_user === false ? current.claims.id : undefined
  }

  const writeVaultPointer = async (name: PointerName, to: BasketPointer | undefined) => {
    if (!(await lifecycle.changeContents((key, contents) => vault.setBasketPointer(key, contents, name, to))))
      throw sessionChangedError()
  }

  const writeCustomerPointer = (customer: string, to: BasketPointer | undefined) =>
    customerPointer.change(customer, async () => {
      await customerBaskets.writePointer(customer, to)
      return to
    })

  const getPointer = async (): Promise<BasketPointer | undefined> => {
    const customer = await findCustomer()
    return customer === undefined ? (await lifecycle.readContents())?.basket : customerPointer.readValue(customer)
  }

  return {
    getPointer,

    async setPointer(to: BasketPointer | undefined): Promise<void> {
      if (to && isSamePointer(to, await getPointer())) return
      const customer = await findCustomer()
      if (customer === undefined) await writeVaultPointer('basket', to)
      else await writeCustomerPointer(customer, to)
    },

    getGuestPointer: async (): Promise<BasketPointer | undefined> => (await lifecycle.readContents())?.guestBasket,
    setGuestPointer: (to: BasketPointer | undefined): Promise<void> => writeVaultPointer('guestBasket', to),

    withLock: (async (work) => {
      const customer = await findCustomer()
      const key = await browserSession.getKey()
      // All names of the customer, in an order that does not depend on the replica: replicas may order their keys
      // differently.
      const names =
        customer === undefined ? [key].filter((name) => name !== undefined) : keys.getCustomerKeys(customer).toSorted()
      const workOnCurrent = () => {
        // The previous holder of the lock may have changed both.
        lifecycle.forgetContents()
        customerPointer.forget()
        return work()
      }
      return names.reduceRight((inner, name) => () => withKeyedLock(name, inner), workOnCurrent)()
    }) satisfies ShopperSession['withBasketLock'],
  }
}
