/** What a finished sheet says of itself, from what is stored now (decisions Q13). */
import { diaEscrito } from '@/domain/comum/datas';
import { caminhos, contextoDaReferencia } from '@/domain/comum/caminhos';
import type { DadosDoRelatorio } from '@/domain/diagnostico/dados-do-relatorio';
import { mediaDaEmpresa } from '@/domain/diagnostico/pontuacao';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { analiseDe } from '@/domain/diagnostico/resultado';
import { nomeComOrigem } from '@/domain/empresas/origem';
import { empresaSchema } from '@/domain/empresas/empresa';
import { type Firestore, ler } from '@functions/banco';
import { nomeDoProjeto, paraLer } from './folhas';

/** Undefined of a sheet that is open, removed, or has no score. `caminho` is the sheet's, `pessoa` its respondent. */
export async function dadosDoRelatorio(
  db: Firestore,
  caminho: string,
  pessoa: string,
): Promise<DadosDoRelatorio | undefined> {
  const folha = await ler(db, respostaSchema, caminho);
  const organiza = contextoDaReferencia(caminho);
  if (!folha?.finalizadoEm || folha.deletedAt !== null || !organiza) return undefined;
  const alvo = {
    licenciadaId: organiza.licenciadaId,
    empresaId: folha.idEmpresa,
    idEmpresa: organiza.empresaId,
    questionarioId: folha.idQuestionario,
  };
  const [versao, projeto, empresa] = await Promise.all([
    paraLer(db, alvo, folha.versao),
    nomeDoProjeto(db, alvo, folha.idProjeto),
    ler(db, empresaSchema, caminhos.empresa({ ...organiza, empresaId: folha.idEmpresa })),
  ]);
  const avaliados = versao.grupos.flatMap((grupo) => {
    const media = folha.notas[grupo.id] ?? null;
    return media === null ? [] : [{ grupo, media }];
  });
  const geral = mediaDaEmpresa(avaliados.map(({ grupo: { pesoNota }, media }) => ({ media, pesoNota })));
  if (geral === null) return undefined;
  return {
    empresa: empresa?.nomeFantasia ?? '',
    questionario: versao.nome,
    projeto,
    pessoa: pessoa && empresa ? nomeComOrigem(pessoa, empresa) : pessoa,
    feitoEm: diaEscrito(folha.finalizadoEm),
    base: 'As notas vêm só das suas respostas.',
    geral: analiseDe(versao.faixas, geral),
    notas: [],
    dimensoes: avaliados.map(({ grupo: { nome, radar, feedbacks }, media }) => ({
      nome,
      noRadar: versao.radar && radar,
      ...analiseDe(feedbacks, media),
    })),
  };
}
