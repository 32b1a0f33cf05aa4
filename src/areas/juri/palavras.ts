/** What the screens of the jury say in words. */
import { comOutro, OUTRO } from '@/domain/comum/registro';
import { DIAS_ENTRE_LEMBRETES } from '@/domain/diagnostico/juri';
import type { Motivo } from '@/domain/contratos/juri';
import { plural } from '@/ui/texto/formatos';

/** After 'Fulana não avalia a empresa: …'. */
export const MOTIVO_EM_PALAVRAS: Record<Motivo, string> = comOutro(
  {
    PERTENCE: 'é de lá',
    PERTENCEU: 'já foi de lá',
    CONTATO: 'o e-mail é o de um contato da empresa',
    DOMINIO: 'o e-mail é da mesma organização que o de quem administra a empresa',
    DECLARADO: 'há um impedimento declarado',
  },
  OUTRO,
);

export const notasEmPalavras = ({ dadas, de }: { dadas: number; de: number }) =>
  `${dadas} de ${plural(de, 'nota', 'notas')}`;

export const somar = (partes: readonly { dadas: number; de: number }[]) => ({
  dadas: partes.reduce((soma, { dadas }) => soma + dadas, 0),
  de: partes.reduce((soma, { de }) => soma + de, 0),
});

/** What became of a reminder. */
export function lembreteEmPalavras({ lembrados, esperam }: { lembrados: number; esperam: number }): string {
  const foram =
    lembrados === 0
      ? 'Ninguém foi lembrado agora.'
      : `${plural(lembrados, 'avaliador foi lembrado', 'avaliadores foram lembrados')}.`;
  return esperam === 0
    ? foram
    : `${foram} ${plural(esperam, 'já foi lembrado', 'já foram lembrados')} há menos de ${DIAS_ENTRE_LEMBRETES} dias.`;
}

/** Options of a field. Two of one name are told apart: the field refuses equal labels, and so would a reader. */
export function comoOpcoes(lista: readonly { id: string; nome: string }[]) {
  const vezes = new Map<string, number>();
  return lista.map(({ id, nome }) => {
    const vez = (vezes.get(nome) ?? 0) + 1;
    vezes.set(nome, vez);
    return { value: id, label: vez === 1 ? nome : `${nome} (${vez})` };
  });
}
