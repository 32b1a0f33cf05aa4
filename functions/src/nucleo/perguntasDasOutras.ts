/** How other companies answered, as the first publication told all companies, to those that are told of it (decisions P414). */
import type { perguntasDasOutras as contrato } from '@/domain/contratos/perguntas-das-outras';
import { caminhos } from '@/domain/comum/caminhos';
import { diaEscrito } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDoBenchmark, comparacaoSchema, cortesDe } from '@/domain/diagnostico/benchmark';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhoDasPerguntasDitas, perguntasDitasSchema } from '@/domain/diagnostico/perguntas-ditas';
import { questionarios } from '@/domain/diagnostico/questionario';
import { ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { paraLer } from './folhas';
import { lerPublicado } from './publicarResultados';
import { type EmpresaVista, INEXISTENTE } from './resultados';

type Saida = z.infer<typeof contrato.saida>;

const nada = (aviso: string): Saida => ({ versao: null, em: '', cortes: [], aviso });
const NAO_PUBLICADA = 'Isto aparece quando a organização publicar os resultados.';
const POUCAS =
  'Não há empresas confirmadas bastantes, com respostas variadas, para mostrar isto sem revelar a resposta de uma delas.';

export async function perguntasDasOutras(
  { db, contexto }: Membro,
  { organizador, idEmpresa, idProjeto }: EmpresaVista,
  questionarioId: string,
): Promise<Saida> {
  const daOrganizadora = { ...contexto, empresaId: organizador };
  const [questionario, media] = await Promise.all([
    ler(db, questionarios.schema, caminhos.registro(daOrganizadora, 'questionarios', questionarioId)),
    ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, questionarioId, idEmpresa)),
  ]);
  if (questionario?.deletedAt !== null || questionario.idProjeto !== idProjeto)
    throw new ErroDoProduto(INEXISTENTE);
  if (!media || !(await lerPublicado(db, daOrganizadora, questionarioId, idEmpresa)))
    return nada(NAO_PUBLICADA);
  const [dita, comparacao] = await Promise.all([
    ler(db, perguntasDitasSchema, caminhoDasPerguntasDitas(daOrganizadora, questionarioId)),
    ler(db, comparacaoSchema, caminhosDoBenchmark.comparacao(daOrganizadora, questionarioId)),
  ]);
  const dela = cortesDe(media);
  // In the comparison's order, and by the names that it tells them by.
  const cortes = (comparacao?.cortes ?? []).flatMap(({ chave, nome }) => {
    const perguntas = dita?.cortes[chave];
    return perguntas && dela.includes(chave) ? [{ chave, nome, perguntas }] : [];
  });
  if (!dita || cortes.length === 0) return nada(POUCAS);
  const alvo = {
    licenciadaId: contexto.licenciadaId,
    empresaId: idEmpresa,
    idEmpresa: organizador,
    questionarioId,
  };
  return {
    versao: await paraLer(db, alvo, dita.versao),
    em: diaEscrito(dita.em),
    cortes,
    aviso: null,
  };
}
