import { lazy, memo, Suspense, useDeferredValue, type ComponentProps } from 'react'
import type { BuyBar } from './buy-bar.tsx'

const loadBuyBar = () => import('./buy-bar.tsx').then(({ BuyBar: Component }) => ({ default: Component }))

/** The server renders the bar, so its link works without scripts; browsers load its code after that of the page. */
const LoadedBuyBar = import.meta.env.SSR ? (await loadBuyBar()).default : lazy(loadBuyBar)

/** An urgent update would make React drop the bar until its code has loaded, and lose a tap. A deferred one waits. */
const DeferredBuyBar = memo(({ props }: { props: ComponentProps<typeof BuyBar> }) => (
  <Suspense fallback={null}>
    <LoadedBuyBar {...props} />
  </Suspense>
))

export const LazyBuyBar = (props: ComponentProps<typeof BuyBar>) => <DeferredBuyBar props={useDeferredValue(props)} />
