import { ver as contrato } from '@/domain/contratos/respostas';
import { temFlag } from '@/domain/acesso/quem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaSchema } from '@/domain/empresas/empresa';
import { nomeComOrigem } from '@/domain/empresas/origem';
import {
  caminhosDaFolha,
  contatoSchema,
  type FolhaDeRespostas,
  podeReabrir,
  podeVerDeOutros,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { ler, lido } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { proprioResultado } from '@functions/nucleo/abrirFolha';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import {
  type Alvo,
  caminhoDaFolha,
  fechamento,
  folhaParaLer,
  lerForaDaFase,
  nomeDoProjeto,
  organizadora,
  paraLer,
} from '@functions/nucleo/folhas';

/** The sheet of a uid, or the one with that id where nobody has an account (decisions Q27). */
async function acharFolha({ db, uid }: Membro, alvo: Alvo, respondente: string) {
  if (respondente === uid) return db.doc(caminhoDaFolha(alvo, uid)).get();
  const folhas = db.collection(caminhos.daEmpresa(organizadora(alvo), 'respostas'));
  const { docs } = await folhas
    .where('idQuestionario', '==', alvo.questionarioId)
    .where('idRespondente', '==', respondente)
    .limit(1)
    .get();
  return docs[0];
}

/** Nobody may finish it: what the organiser can change by opening it again (decisions P190). */
async function fechadaPelaFase({ db }: Membro, alvo: Alvo, folha: FolhaDeRespostas) {
  const caminho = `${questionarios.onde(organizadora(alvo))}/${alvo.questionarioId}`;
  const questionario = await ler(db, questionarios.schema, caminho);
  if (!questionario) return false;
  const foraDaFase = await lerForaDaFase(db, { ...alvo, empresaId: folha.idEmpresa }, questionario);
  return fechamento({ questionario, foraDaFase, folha }, new Date()) === 'foraDaFase';
}

export const ver = chamada(
  contrato,
  {
    quem: 'respondente',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as respostas',
  },
  async ({ idRespondente, ...alvo }, membro) => {
    const { db, uid } = membro;
    const daqui = membro.contexto.empresaId === alvo.idEmpresa;
    if (idRespondente !== uid && !podeVerDeOutros(membro.quem, { daqui })) throw negado('Acesso negado');
    const documento = await acharFolha(membro, alvo, idRespondente);
    const folha = documento && lido(respostaSchema, documento);
    if (!documento || !folha || folha.deletedAt !== null)
      throw new ErroDoProduto('Questionário não encontrado!');
    const dela = { licenciadaId: alvo.licenciadaId, empresaId: folha.idEmpresa };
    const [questionario, projeto, contato, empresa] = await Promise.all([
      paraLer(db, alvo, folha.versao),
      nomeDoProjeto(db, alvo, folha.idProjeto),
      ler(db, contatoSchema, caminhosDaFolha.contato(documento.ref.path)),
      ler(db, empresaSchema, caminhos.empresa(dela)),
    ]);
    const reabre = podeReabrir(membro.quem, { daqui });
    // Who answered is read by people who invite, and by the person (module 30).
    const veContato = idRespondente === uid || temFlag(membro.quem, [30, 'leitura']);
    return {
      id: documento.id,
      questionario,
      projeto,
      folha: folhaParaLer(folha),
      contato:
        veContato && contato
          ? {
              ...contato,
              nome: empresa && idRespondente !== uid ? nomeComOrigem(contato.nome, empresa) : contato.nome,
            }
          : null,
      ...(idRespondente === uid ? proprioResultado(questionario, folha) : {}),
      podeReabrir: reabre && (folha.finalizadoEm !== null || (await fechadaPelaFase(membro, alvo, folha))),
      reaberturas: (idRespondente === uid || reabre ? (folha.reaberturas ?? []) : []).map(
        ({ em, por, motivo, finalizadoEm }) => ({
          em: em.toISOString(),
          por: reabre ? por : '',
          motivo,
          finalizadoEm: finalizadoEm?.toISOString() ?? null,
        }),
      ),
    };
  },
);
