/** Invitations of the signed-in person, whether their company knows them already or not: nobody reads another's. */
import type { Convite } from '@/domain/pessoas/convite';
import { conviteSchema, situacaoDoConvite } from '@/domain/pessoas/convite';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const convites = defineLeitura(conviteSchema);

export const convitesData = {
  /** Those to the questionnaires of projects, for the company the session is in; project by project, the last first. */
  doDiagnostico: ({ uid, contexto }: SessaoAtiva, tamanho: number) => ({
    chave: [contexto.empresaId, 'convites', uid, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      convites.legiveis(
        caminhos.convites,
        {
          filtros: [
            igual('idColaboradorConvidado', uid),
            igual('idEmpresaColaboradorConvidado', contexto.empresaId),
            igual('idLicenciada', contexto.licenciadaId),
            // Invitations to the company itself have no project.
            { campo: 'idProjeto', op: '>', valor: '' },
          ],
          ordem: [
            { campo: 'idProjeto', direcao: 'asc' },
            { campo: 'createdAt', direcao: 'desc' },
          ],
        },
        tamanho,
        depoisDe,
      ),
  }),

  async pendentes(uid: string): Promise<ComId<Convite>[]> {
    const { itens } = await convites.legiveis(
      caminhos.convites,
      {
        filtros: [
          igual('idColaboradorConvidado', uid),
          igual('convite', true),
          igual('cancelado', false),
          igual('idQuestionario', null),
        ],
      },
      20,
    );
    return itens.filter((convite) => situacaoDoConvite(convite) === 'aguardando');
  },
};
