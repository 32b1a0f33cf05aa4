/** Reads the sheets of a published questionnaire, and saves its questions with their means (decisions P296). */
import { AndamentoDaExportacao } from '@/areas/relatorio/AndamentoDaExportacao';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { planilhaDasPerguntas } from '../arquivos/exportarPerguntas';
import { ateOnde } from './ateOnde';
import { lerMedias } from './respostas.data';

interface Props {
  questionarioId: string;
  rascunho: Rascunho;
  aoFechar: () => void;
}

export function ExportarPerguntasModal({ questionarioId, rascunho, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  return (
    <AndamentoDaExportacao
      titulo="Exportar perguntas"
      comeco="Lendo as respostas…"
      aoFechar={aoFechar}
      exportar={async (signal, dizer) => {
        const medias = await lerMedias(sessao, questionarioId, {
          signal,
          aoAvancar: (lidas, total) => dizer(ateOnde(lidas, total)),
        });
        return {
          arquivos: [await planilhaDasPerguntas(rascunho, medias)],
          linhas: plural(rascunho.perguntas.length, 'pergunta', 'perguntas'),
        };
      }}
    />
  );
}
