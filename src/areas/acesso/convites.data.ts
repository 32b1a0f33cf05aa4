/** Open invitations of whoever is signed in, whether their company knows them already or not. */
import type { Convite } from '@/domain/convite';
import { conviteSchema, situacaoDoConvite } from '@/domain/convite';
import type { ComId } from '@/domain/fields';
import { caminhos } from '@/domain/paths';
import { defineCollection } from '@/firebase/collection';
import { igual } from '@/firebase/consulta';

const convites = defineCollection(conviteSchema);

export const convitesData = {
  async pendentes(uid: string): Promise<ComId<Convite>[]> {
    const { itens } = await convites.lista(
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
