import { caminhos } from '@/domain/comum/caminhos';
import { empresa as contrato } from '@/domain/contratos/resultados';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { tituloDaFase } from '@/domain/projetos/status';
import { legivel, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { versaoPublicada } from '@functions/nucleo/folhas';
import { vistaDaEmpresa } from '@functions/nucleo/quemResponde';
import { empresaVista } from '@functions/nucleo/resultados';

/** More than a project has. */
const MAXIMO = 100;

/** A function and not a rule, as the result of one questionnaire is (questionario.ts). */
export const empresa = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar os resultados da empresa',
  },
  async ({ licenciadaId, idEmpresa, idProjeto }, membro) => {
    const { db } = membro;
    const vista = await empresaVista(membro, { idEmpresa, idProjeto });
    const daOrganizadora = { licenciadaId, empresaId: vista.organizador };
    const { docs } = await db
      .collection(caminhos.daEmpresa(daOrganizadora, questionarios.colecao))
      .where('idProjeto', '==', idProjeto)
      .where('deletedAt', '==', null)
      .limit(MAXIMO)
      .get();
    const publicados = docs.flatMap((documento) => {
      const registro = legivel(questionarios.schema, documento);
      return registro && versaoPublicada(registro) > 0 ? [{ ...registro, id: documento.id }] : [];
    });
    const emOrdem = publicados.toSorted((a, b) => a.ordemQuestionario - b.ordemQuestionario);
    const { empresa: dela, projeto, inscricao } = vista;
    const fase: unknown = inscricao?.get('status');
    const categoria: unknown = inscricao?.get('categoria');
    return {
      nome: dela.nomeFantasia,
      cnpj: dela.cnpj,
      cidade: dela.endereco.cidade,
      estado: dela.endereco.estado,
      projeto: projeto.nome,
      fase: typeof fase === 'number' ? tituloDaFase(projeto, fase) : null,
      categoria: typeof categoria === 'string' ? categoria : '',
      organiza: vista.comoOrganizador,
      questionarios: await Promise.all(
        emOrdem.map(async ({ id, nome }) => {
          const media = await ler(db, mediaSchema, caminhosDasMedias.uma(daOrganizadora, id, idEmpresa));
          const dita =
            media && !vista.comoOrganizador ? (await vistaDaEmpresa(db, daOrganizadora, media)).media : media;
          return { id, nome, folhas: media?.folhas ?? 0, media: dita?.mediaEmpresa ?? null };
        }),
      ),
    };
  },
);
