/** What few people do with a questionnaire: copies, and files of it and of its questions. */
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarErro } from '@/ui/moldura/avisos';
import { exportarPerguntas } from '../arquivos/exportarPerguntas';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';

const DuplicarModal = aoAbrir(() => import('../copia/DuplicarModal').then((m) => m.DuplicarModal));
const CopiarGruposModal = aoAbrir(() =>
  import('../copia/CopiarGruposModal').then((m) => m.CopiarGruposModal),
);

const ImportarPerguntasModal = aoAbrir(() =>
  import('../arquivos/ImportarPerguntasModal').then((m) => m.ImportarPerguntasModal),
);

const ExportarPerguntasModal = aoAbrir(() =>
  import('../respostas/ExportarPerguntasModal').then((m) => m.ExportarPerguntasModal),
);

const ExportarRespostasModal = aoAbrir(() =>
  import('../respostas/ExportarRespostasModal').then((m) => m.ExportarRespostasModal),
);

interface Props {
  questionario: ComId<Questionario>;
  /** Absent while answer types are read, and for people who may not read them. */
  rascunho: Rascunho | undefined;
}

export function AcoesDoQuestionario({ questionario, rascunho }: Props) {
  const sessao = useSessaoAtiva();
  const [aberto, abrir] = useState<'duplicar' | 'copiar' | 'importar' | 'perguntas' | 'respostas'>();
  const cria = [gruposData, perguntasData].every((dados) => dados.pode(sessao, 'create'));
  // The questions leave with their means where there are answers that the person reads.
  const leRespostas = Boolean(questionario.versao) && podeVerDeOutros(sessao.quem, { daqui: true });
  const fechar = () => abrir(undefined);
  const acoes: AcaoDaLinha[] = [
    ...(cria && questionariosData.pode(sessao, 'create')
      ? [{ rotulo: 'Duplicar questionário', aoClicar: () => abrir('duplicar') }]
      : []),
    ...(cria ? [{ rotulo: 'Copiar grupos de outro questionário', aoClicar: () => abrir('copiar') }] : []),
    ...(rascunho && perguntasData.pode(sessao, 'create')
      ? [{ rotulo: 'Importar perguntas', aoClicar: () => abrir('importar') }]
      : []),
    ...(rascunho
      ? [
          {
            rotulo: 'Exportar questionário',
            aoClicar: () => {
              import('../arquivos/exportarQuestionario')
                .then(({ exportarQuestionario }) => exportarQuestionario(questionario, rascunho))
                .catch(avisarErro);
            },
          },
          {
            rotulo: 'Exportar perguntas',
            aoClicar: () => {
              if (leRespostas) abrir('perguntas');
              else exportarPerguntas(rascunho).catch(avisarErro);
            },
          },
        ]
      : []),
    ...(leRespostas ? [{ rotulo: 'Exportar respostas', aoClicar: () => abrir('respostas') }] : []),
  ];
  return (
    <>
      <MaisAcoes acoes={acoes} />
      {aberto === 'duplicar' ? <DuplicarModal questionario={questionario} aoFechar={fechar} /> : null}
      {aberto === 'copiar' ? <CopiarGruposModal questionarioId={questionario.id} aoFechar={fechar} /> : null}
      {aberto === 'importar' && rascunho ? (
        <ImportarPerguntasModal questionario={questionario} rascunho={rascunho} aoFechar={fechar} />
      ) : null}
      {aberto === 'perguntas' && rascunho ? (
        <ExportarPerguntasModal questionarioId={questionario.id} rascunho={rascunho} aoFechar={fechar} />
      ) : null}
      {aberto === 'respostas' ? (
        <ExportarRespostasModal questionarioId={questionario.id} aoFechar={fechar} />
      ) : null}
    </>
  );
}
