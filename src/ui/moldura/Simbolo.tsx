/** The product's mark: three steps that rise into a light. Decorative beside its name. */
export function Simbolo({ tamanho = 28 }: { tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M3 29V20a2 2 0 0 1 2-2h5v11z" fill="#0f6f6e" />
      <path d="M12 29V14a2 2 0 0 1 2-2h5v17z" fill="#3aa3a2" />
      <path d="M21 29V18h6a2 2 0 0 1 2 2v9z" fill="#68c2c1" />
      <circle cx="25" cy="8" r="5" fill="#e9457a" />
      <path
        d="M25 1v2M31.5 4.5 29.8 5.6M18.5 4.5l1.7 1.1"
        stroke="#ef7a5c"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
