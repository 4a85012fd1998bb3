/** An address that opens the visitor's mail program. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="underline">
      {address}
    </a>
  );
}
