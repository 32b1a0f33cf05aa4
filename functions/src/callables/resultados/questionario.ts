import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionario as contrato } from '@/domain/contratos/resultados';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { resultadoDe } from '@/domain/diagnostico/resultado';
import { empresaSchema } from '@/domain/empresas/empresa';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { nomeDoProjeto, organizadora, paraLer, versaoPublicada } from '@functions/nucleo/folhas';

const INEXISTENTE = 'Questionário não encontrado!';

/** The company that organises the project: the person's own, or the one in whose project theirs takes part. */
async function organizadorDe({ db, contexto }: Membro, idProjeto: string): Promise<string> {
  const proprio = await db.doc(caminhos.projeto(contexto, idProjeto)).get();
  if (proprio.exists) return contexto.empresaId;
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .limit(1)
    .get();
  const [inscrito] = docs;
  if (!inscrito) throw new ErroDoProduto(INEXISTENTE);
  return String(inscrito.get('empresaId'));
}

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
    const { db, contexto, quem } = membro;
    if (quem.externo || !temFlag(quem, [31, 'leitura'])) throw negado();
    const organizador = await organizadorDe(membro, idProjeto);
    if (idEmpresa !== empresaId && organizador !== empresaId) throw negado();
    const alvo = { licenciadaId, empresaId: idEmpresa, idEmpresa: organizador, questionarioId };
    const daOrganizadora = organizadora(alvo);
    const [registro, inscricao, media, empresa] = await Promise.all([
      ler(db, questionarios.schema, caminhos.registro(daOrganizadora, 'questionarios', questionarioId)),
      db.doc(caminhosDoStatus.um(daOrganizadora, idProjeto, idEmpresa)).get(),
      ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, questionarioId, idEmpresa)),
      ler(db, empresaSchema, caminhos.empresa({ ...contexto, empresaId: idEmpresa })),
    ]);
    if (!registro || registro.deletedAt !== null || registro.idProjeto !== idProjeto)
      throw new ErroDoProduto(INEXISTENTE);
    const participa = inscricao.exists && inscricao.get('deletedAt') === null;
    if (!empresa || !(participa || idEmpresa === organizador))
      throw new ErroDoProduto('Empresa não encontrada');
    const n = (media && versaoMaisNova(media)) ?? versaoPublicada(registro);
    if (n === 0) throw new ErroDoProduto('O questionário ainda não foi publicado.');
    const versao = await paraLer(db, alvo, n);
    return {
      nome: versao.nome,
      projeto: await nomeDoProjeto(db, alvo, idProjeto),
      empresa: empresa.nomeFantasia,
      ...resultadoDe(versao, media),
    };
  },
);
