/** Every page of the voting. */
import { emBrasilia } from '@/domain/comum/datas';
import type { Urna } from '@/domain/votacao/urna';
import { PaginaDoVisitante, type PropsDaPagina } from '@/ui/visitante/PaginaDoVisitante';

/** Decisions Q241, Q242 and Q245 in one sentence. */
export const COMO_SE_CONTA =
  'Um voto por pessoa em cada categoria. Votos que parecem repetidos são conferidos antes da contagem final.';

export const quantasEmpresas = (n: number) => (n === 1 ? '1 empresa' : `${n} empresas`);

/** `urna` says below, on the pages between the first and the last, what one votes for, until when and how it counts. */
export const Pagina = ({ urna, children, ...props }: PropsDaPagina & { urna?: Urna }) => (
  <PaginaDoVisitante parte="Votação" {...props}>
    {children}
    {urna ? (
      <p className="lembrete">
        <strong>{urna.projeto}</strong>, de {urna.organizadora}. Vote até {emBrasilia(urna.fim)}, no horário
        de Brasília. {COMO_SE_CONTA}
      </p>
    ) : null}
  </PaginaDoVisitante>
);
