import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionario as contrato } from '@/domain/contratos/resultados';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { resultadoDe } from '@/domain/diagnostico/resultado';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { organizadora, paraLer, versaoPublicada } from '@functions/nucleo/folhas';
import {
  empresaVista,
  entrevistaPara,
  INEXISTENTE,
  projetoDoQuestionario,
} from '@functions/nucleo/resultados';

/**
 * A function and not a rule: a guest's people find neither means nor version under their own company. A company reads
 * its own result at once, the organiser those of all companies in the project (decisions Q23, Q201).
 */
export const questionario = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar o resultado',
  },
  async ({ licenciadaId, empresaId, idEmpresa, idProjeto, questionarioId }, membro) => {
    const { db } = membro;
    const vista = await empresaVista(membro, {
      idEmpresa,
      idProjeto: idProjeto ?? (await projetoDoQuestionario(membro, questionarioId)),
    });
    const { organizador } = vista;
    const alvo = { licenciadaId, empresaId: idEmpresa, idEmpresa: organizador, questionarioId };
    const daOrganizadora = organizadora(alvo);
    const [registro, media] = await Promise.all([
      ler(db, questionarios.schema, caminhos.registro(daOrganizadora, 'questionarios', questionarioId)),
      ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, questionarioId, idEmpresa)),
    ]);
    if (!registro || registro.deletedAt !== null || registro.idProjeto !== vista.idProjeto)
      throw new ErroDoProduto(INEXISTENTE);
    const n = (media && versaoMaisNova(media)) ?? versaoPublicada(registro);
    if (n === 0) throw new ErroDoProduto('O questionário ainda não foi publicado.');
    const versao = await paraLer(db, alvo, n);
    return {
      nome: versao.nome,
      projeto: vista.projeto.nome,
      empresa: vista.empresa.nomeFantasia,
      idProjeto: vista.idProjeto,
      organiza: organizador === empresaId,
      ...resultadoDe(versao, media),
      ...(await entrevistaPara(membro, vista, questionarioId)),
    };
  },
);
