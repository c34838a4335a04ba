import { SkeletonCard } from './skeleton-card.tsx'
import { CardGrid } from '../layout/card-grid.tsx'

/** Placeholder of a `CardGrid` that is loading. */
export const SkeletonGrid = ({ count = 4 }: { count?: number }) => (
  <CardGrid>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </CardGrid>
)
