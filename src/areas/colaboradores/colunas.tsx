/** Columns of the collaborators list (part 1 §2). */
import { Text } from '@mantine/core';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { conviteEsperando } from '@/domain/pessoas/colaborador-acoes';
import type { ComId } from '@/domain/comum/campos';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { telefone } from '@/ui/texto/formatosRaros';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { FotoDaPessoa } from './FotoDaPessoa';
import { StatusDoColaborador } from './StatusDoColaborador';
import { UltimoAcesso } from './UltimoAcesso';

export const COLUNAS: readonly Coluna<ComId<Colaborador>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    ordenavel: 'texto',
    celula: (pessoa) => (
      <DuasLinhas nome={pessoa.nome} sob={pessoa.email} antes={<FotoDaPessoa pessoa={pessoa} />} />
    ),
  },
  {
    id: 'role',
    titulo: 'Perfil',
    sobOTitulo: true,
    celula: ({ role }) => ROTULO_DO_PAPEL[role],
    largura: '6.5rem',
  },
  {
    id: 'setores',
    titulo: 'Setores',
    somenteDesktop: true,
    largura: '8rem',
    celula: ({ setores }) => (
      <Text span inherit lineClamp={2} title={setores.join(', ')}>
        {setores.join(', ') || '—'}
      </Text>
    ),
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: (pessoa) => <span style={{ whiteSpace: 'nowrap' }}>{telefone(pessoa.telefone) || '—'}</span>,
    largura: '9rem',
  },
  {
    id: 'status',
    titulo: 'Status',
    sobOTitulo: true,
    celula: (pessoa) => (
      <>
        <StatusDoColaborador pessoa={pessoa} />
        {conviteEsperando(pessoa) ? (
          <Text size="xs" c="dimmed">
            convite enviado <RelativeTime valor={pessoa.inviteSentAt} />
          </Text>
        ) : null}
      </>
    ),
    largura: '10.5rem',
  },
  {
    id: 'ultimoAcesso',
    titulo: 'Último acesso',
    ordenavel: 'data',
    celula: (pessoa) => <UltimoAcesso pessoa={pessoa} />,
    largura: '8rem',
  },
];
