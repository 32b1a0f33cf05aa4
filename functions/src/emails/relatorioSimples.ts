/**
 * Simple self-assessment report, to whom the finished sheet names (decisions Q13). It is composed when it is sent, from
 * what is stored by then: nothing that a browser sent but the answers comes into it.
 */
import { contextoDaReferencia } from '@/domain/comum/caminhos';
import { type Centesimos, faixaDe, mediaDaEmpresa } from '@/domain/diagnostico/pontuacao';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import type { Faixa } from '@/domain/diagnostico/faixa';
import { banco, ler } from '@functions/banco';
import { nomeDoProjeto, paraLer } from '@functions/nucleo/folhas';
import { type Mensagem, montar, umaLinha } from './layout';

const NOTA = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const emPalavras = (nota: Centesimos) => `${NOTA.format(nota / 100)} de 100`;

/** A score with what its band says; the sentence of the specification where no band does. */
function comFaixa(nome: string, nota: Centesimos, faixas: readonly Faixa[]) {
  const faixa = faixaDe(faixas, nota);
  const fala = faixa
    ? `${umaLinha(faixa.title)}. ${umaLinha(faixa.description)}`
    : 'Análise não disponível para esta dimensão.';
  return `${umaLinha(nome)}: ${emPalavras(nota)}. ${fala}`;
}

/** `dados`: path of the sheet and the respondent's name. Undefined where the sheet has no score, or none any more. */
export async function relatorioSimples({ folha: caminho = '', nome = '' }: Record<string, string>) {
  const db = banco();
  const folha = await ler(db, respostaSchema, caminho);
  const organiza = contextoDaReferencia(caminho);
  if (!folha?.finalizadoEm || folha.deletedAt !== null || !organiza) return undefined;
  const alvo = {
    licenciadaId: organiza.licenciadaId,
    empresaId: folha.idEmpresa,
    idEmpresa: organiza.empresaId,
    questionarioId: folha.idQuestionario,
  };
  const { nome: questionario, grupos, faixas } = await paraLer(db, alvo, folha.versao);
  const avaliados = grupos.flatMap((grupo) => {
    const nota = folha.notas[grupo.id] ?? null;
    return nota === null ? [] : [{ grupo, nota }];
  });
  const geral = mediaDaEmpresa(avaliados.map(({ grupo: { pesoNota }, nota }) => ({ media: nota, pesoNota })));
  if (geral === null) return undefined;
  const projeto = umaLinha(await nomeDoProjeto(db, alvo, folha.idProjeto));
  return montar({
    assunto: `A sua autoavaliação em ${umaLinha(questionario)}`,
    saudacao: `Olá, ${umaLinha(nome)}!`,
    paragrafos: [
      `Este é o relatório simples que você pediu ao finalizar o questionário ${umaLinha(questionario)}, de ${projeto}. As notas vão de 0 a 100 e vêm só das suas respostas.`,
      comFaixa('Resultado geral', geral, faixas),
      'Por dimensão:',
    ],
    itens: avaliados.map(({ grupo, nota }) => ({ texto: comFaixa(grupo.nome, nota, grupo.feedbacks) })),
  }) satisfies Mensagem;
}
