import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionario as contrato } from '@/domain/contratos/resultados';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { resultadoDe } from '@/domain/diagnostico/resultado';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { organizadora, paraLer, versaoPublicada } from '@functions/nucleo/folhas';
import { comoSeVe, vistaDaEmpresa } from '@functions/nucleo/quemResponde';
import {
  empresaVista,
  entrevistaPara,
  INEXISTENTE,
  projetoDoQuestionario,
} from '@functions/nucleo/resultados';

/**
 * A function and not a rule: a guest's people find neither means nor version under their own company. A company reads
 * its own result as it is told it, the organiser those of all companies in the project (decisions Q23, Q201, P198).
 */
export const questionario = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar o resultado',
  },
  async ({ licenciadaId, idEmpresa, idProjeto, questionarioId }, membro) => {
    const { db } = membro;
    const naProjeto = await empresaVista(membro, {
      idEmpresa,
      idProjeto: idProjeto ?? (await projetoDoQuestionario(membro, questionarioId)),
    });
    const { organizador } = naProjeto;
    const alvo = { licenciadaId, empresaId: idEmpresa, idEmpresa: organizador, questionarioId };
    const daOrganizadora = organizadora(alvo);
    const [registro, media] = await Promise.all([
      ler(db, questionarios.schema, caminhos.registro(daOrganizadora, 'questionarios', questionarioId)),
      ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, questionarioId, idEmpresa)),
    ]);
    if (!registro || registro.deletedAt !== null || registro.idProjeto !== naProjeto.idProjeto)
      throw new ErroDoProduto(INEXISTENTE);
    // Who organises sees the means as they are; a company's own people as it is told them (decisions P197).
    const vista =
      media && !naProjeto.comoOrganizador ? await vistaDaEmpresa(db, daOrganizadora, media) : undefined;
    const n = (media && versaoMaisNova(media)) ?? versaoPublicada(registro);
    if (n === 0) throw new ErroDoProduto('O questionário ainda não foi publicado.');
    const versao = await paraLer(db, alvo, n);
    return {
      nome: versao.nome,
      projeto: naProjeto.projeto.nome,
      empresa: naProjeto.empresa.nomeFantasia,
      idProjeto: naProjeto.idProjeto,
      organiza: naProjeto.comoOrganizador,
      ...resultadoDe(versao, vista?.media ?? media),
      ...(vista ? { respostas: comoSeVe(vista) } : {}),
      ...(await entrevistaPara(membro, naProjeto, questionarioId)),
    };
  },
);
