/** The holder of a ticket: the guest named in the extraData of its line, otherwise the buyer. */
export const getTicketHolder = (
  extraData: Record<string, string>,
  position: number,
  buyer: { firstName: string; lastName: string },
): string =>
  extraData[`guestName${position}`]?.trim() ||
  extraData.guestName?.trim() ||
  `${buyer.firstName} ${buyer.lastName}`.trim()
