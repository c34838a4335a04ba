import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { SelectItem } from './select-items.ts'

/** Specification §9: the select's numbers in pixels and milliseconds. */
const edgeMargin = 10
const maxHeight = 300
const typeAheadResetMs = 1_000

const gap = 4

type ListboxOptions = {
  items: readonly SelectItem[]
  /** The index of the chosen item in `items`. */
  chosenIndex: number | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (index: number) => void
}

/**
 * Positions the list and handles keys, pointer and typing. The focus stays on the button: the active item is its
 * `aria-activedescendant`.
 */
export const useListbox = ({ items, chosenIndex, open, onOpenChange, onChoose }: ListboxOptions) => {
  const [active, setActive] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    labels.current = items.map(({ text, disabled }) => (disabled ? null : text))
  }, [items])
  const disabledIndices = items.flatMap(({ disabled }, index) => (disabled ? [index] : []))

  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange,
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: edgeMargin }),
      size({
        padding: edgeMargin,
        apply: ({ availableHeight, availableWidth, rects, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.max(Math.min(maxHeight, Math.floor(availableHeight)), 0)}px`
          floating.style.minWidth = `${rects.reference.width}px`
          floating.style.maxWidth = `${availableWidth}px`
        },
      }),
      shift({ padding: edgeMargin }),
    ],
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { keyboardHandlers: false }),
    useDismiss(context),
    useRole(context, { role: 'select' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: active,
      selectedIndex: chosenIndex,
      onNavigate: setActive,
      virtual: true,
      disabledIndices,
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex: open ? active : chosenIndex,
      selectedIndex: chosenIndex,
      onMatch: open ? setActive : onChoose,
      resetMs: typeAheadResetMs,
    }),
  ])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onOpenChange(false)
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!open) onOpenChange(true)
    else if (active !== null) onChoose(active)
  }
  return {
    active,
    panel,
    buttonProps: { ref: refs.setReference, ...getReferenceProps({ onKeyDown, onBlur: () => onOpenChange(false) }) },
    panelProps: {
      ref: (element: HTMLDivElement | null) => {
        panel.current = element
        refs.setFloating(element)
      },
      style: floatingStyles,
      // A press in the list must not take the focus from the button.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    listProps: getFloatingProps({ tabIndex: undefined }),
    optionProps: (index: number) => ({
      ref: (element: HTMLElement | null) => {
        elements.current[index] = element
      },
      ...getItemProps({ active: active === index, selected: chosenIndex === index, onClick: () => onChoose(index) }),
    }),
  }
}
