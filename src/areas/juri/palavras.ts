/** What the screens of the jury say in words. */
import { comOutro, OUTRO } from '@/domain/comum/registro';
import type { Motivo } from '@/domain/contratos/juri';
import { para } from '@/domain/telas/enderecos';
import { plural } from '@/ui/texto/formatos';
import type { ItemParaAvaliar } from './juri.data';

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

/** Where the company is scored in the questionnaire. */
export const analiseDoItem = ({ idEmpresa, questionarioId }: ItemParaAvaliar) =>
  para('/analisarInfo/:idEmpresa/:questionarioId', { idEmpresa, questionarioId });
