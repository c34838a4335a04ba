/** Closes a popover, such as the menu, when the focus leaves it or a link in it is followed. */
export const closeLeftPopovers = () => {
  // A browser without popovers cannot parse their selector.
  if (!('popover' in HTMLElement.prototype)) return
  const closeOpened = (isLeft: (popover: HTMLElement) => boolean) => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      if (isLeft(popover)) popover.hidePopover()
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    // A press of the popover's own button would close it and open it again.
    closeOpened((popover) => !popover.contains(target) && target.getAttribute('popovertarget') !== popover.id)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) closeOpened((popover) => popover.contains(link))
  })
}
