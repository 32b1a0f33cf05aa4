/** A questionnaire as a file, made in the page (decisions Q125). */
import { emOrdem } from '@/domain/comum/busca';
import { arquivoDoQuestionario, textoDoArquivoDe } from '@/domain/diagnostico/arquivo/formato';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { baixar } from '@/ui/formulario/baixar';
import { avisarErro } from '@/ui/moldura/avisos';

const nomeDoArquivo = (nome: string) =>
  `questionario-${emOrdem(nome)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}.json`;

/** Downloads it, and tells of questions that no group or answer type holds any more. */
export function exportarQuestionario(questionario: Questionario, dele: Omit<Rascunho, 'questionario'>) {
  const { arquivo, deFora } = arquivoDoQuestionario(questionario, dele);
  baixar(
    new File([textoDoArquivoDe(arquivo)], nomeDoArquivo(questionario.nome), { type: 'application/json' }),
  );
  if (deFora.length > 0)
    avisarErro([...deFora.slice(0, 3), ...(deFora.length > 3 ? ['Há mais.'] : [])].join(' '), {
      titulo: 'Nem todas as perguntas foram',
    });
}
