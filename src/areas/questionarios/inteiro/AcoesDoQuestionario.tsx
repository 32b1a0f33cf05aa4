/** What few people do with a questionnaire: copies, and questions as files. */
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';

const DuplicarModal = aoAbrir(() => import('../copia/DuplicarModal').then((m) => m.DuplicarModal));
const CopiarGruposModal = aoAbrir(() =>
  import('../copia/CopiarGruposModal').then((m) => m.CopiarGruposModal),
);

export function AcoesDoQuestionario({ questionario }: { questionario: ComId<Questionario> }) {
  const sessao = useSessaoAtiva();
  const [aberto, abrir] = useState<'duplicar' | 'copiar'>();
  const cria = [gruposData, perguntasData].every((dados) => dados.pode(sessao, 'create'));
  const fechar = () => abrir(undefined);
  const acoes: AcaoDaLinha[] = [
    ...(cria && questionariosData.pode(sessao, 'create')
      ? [{ rotulo: 'Duplicar questionário', aoClicar: () => abrir('duplicar') }]
      : []),
    ...(cria ? [{ rotulo: 'Copiar grupos de outro questionário', aoClicar: () => abrir('copiar') }] : []),
  ];
  return (
    <>
      <MaisAcoes acoes={acoes} />
      {aberto === 'duplicar' ? <DuplicarModal questionario={questionario} aoFechar={fechar} /> : null}
      {aberto === 'copiar' ? <CopiarGruposModal questionarioId={questionario.id} aoFechar={fechar} /> : null}
    </>
  );
}
