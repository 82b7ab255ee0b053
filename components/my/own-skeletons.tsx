import { Bone } from '@/components/ui/skeleton';

/** The account at a glance, before it is there. */
export function OverviewSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-y-12">
      <div className="flex gap-5">
        <Bone className="size-18 shrink-0 rounded-full" />
        <div className="flex-1">
          <Bone className="h-7 w-40" />
          <Bone className="mt-3 h-4 w-24" />
          <Bone className="mt-3 h-4 w-4/5 max-w-measure" />
          <Bone className="mt-5 h-11 w-28" />
        </div>
      </div>
      <div className="border-t border-rule pt-3">
        <Bone className="h-5 w-16" />
        <Bone className="mt-6 h-12 w-full" />
      </div>
      <div className="border-t border-rule pt-3">
        <Bone className="h-5 w-24" />
        <div className="mt-4 grid grid-cols-2 gap-6 sm:grid-cols-3">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Bone key={place} className="h-10" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A form of so many fields, before what stands in them is there. */
export function FormSkeleton({ label, fields }: { label: string; fields: number }) {
  return (
    <div role="status" aria-label={label} className="grid max-w-measure gap-6">
      {Array.from({ length: fields }, (_, place) => (
        <div key={place}>
          <Bone className="h-4 w-20" />
          <Bone className="mt-2 h-11 w-full" />
        </div>
      ))}
      <Bone className="h-11 w-40" />
    </div>
  );
}
