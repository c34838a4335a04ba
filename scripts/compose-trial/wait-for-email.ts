import { setTimeout as sleep } from 'node:timers/promises'

type MessageList = { messages: { ID: string; To: { Address: string }[] }[] }

/** Loads the emails to an address from Mailpit's API, newest first. */
const fetchEmails = async (address: string): Promise<string[]> => {
  const { messages } = (await (await fetch('http://127.0.0.1:8025/api/v1/messages')).json()) as MessageList
  const ids = messages.filter(({ To }) => To.some(({ Address }) => Address === address)).map(({ ID }) => ID)
  return Promise.all(ids.map(async (id) => (await fetch(`http://127.0.0.1:8025/api/v1/message/${id}/raw`)).text()))
}

/** Waits up to half a minute for the email about an order. Throws when it does not arrive. */
export const waitForEmail = async (
  address: string,
  order: string,
): Promise<{ subject: string; attachments: string[] }> => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const email = (await fetchEmails(address)).find((raw) => raw.includes(order))
    if (email)
      return {
        subject: /^Subject: (.*(?:\r?\n\s.*)*)/m.exec(email)?.[1] ?? '',
        attachments: [...email.matchAll(/filename="?([^"\s;]+)/g)].map(([, name]) => name!),
      }
    await sleep(500)
  }
  throw new Error(`No email about ${order} reached ${address} in half a minute`)
}
