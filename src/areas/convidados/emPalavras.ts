/** What the list of the invited says of each. */
import { type Convidado, MAXIMO_DE_LEMBRETES, ROTULO_DO_CONVIDADO } from '@/domain/diagnostico/convidado';
import { data, plural } from '@/ui/texto/formatos';

export const situacaoEmPalavras = ({ situacao, etapa }: Pick<Convidado, 'situacao' | 'etapa'>) =>
  situacao === 'pausado' ? `Pausado na etapa ${etapa + 1}` : ROTULO_DO_CONVIDADO[situacao];

export function lembretesEmPalavras({
  lembretes,
  enviadoEm,
  semLembretes,
}: Pick<Convidado, 'lembretes' | 'enviadoEm' | 'semLembretes'>) {
  if (semLembretes) return 'Não quer lembretes';
  return lembretes === 0
    ? 'Nenhum'
    : `${lembretes} de ${MAXIMO_DE_LEMBRETES}, o último em ${data(enviadoEm)}`;
}

/** What became of a call that reminds several. */
export function lembretesFeitos({
  lembrados,
  recentes,
  outros,
}: Record<'lembrados' | 'recentes' | 'outros', number>) {
  const frases = [
    lembrados === 0
      ? 'Nenhum lembrete enviado.'
      : plural(lembrados, 'lembrete enviado.', 'lembretes enviados.'),
    recentes === 0
      ? ''
      : plural(recentes, 'pessoa recebeu um e-mail', 'pessoas receberam um e-mail').concat(
          ' há menos de três dias.',
        ),
    outros === 0
      ? ''
      : plural(outros, 'pessoa não recebe mais lembretes.', 'pessoas não recebem mais lembretes.'),
  ];
  return frases.filter(Boolean).join(' ');
}
