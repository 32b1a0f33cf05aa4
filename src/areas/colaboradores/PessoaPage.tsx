/** `/colaboradores/{id}`: one person's page. Facts narrow, ideas and points wide, and what was changed of the record. */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MudancasDoRegistro } from '@/areas/cadastro/ficha/MudancasDoRegistro';
import { Acontecimentos, Ficha } from '@/areas/cadastro/ficha/Ficha';
import { ideiasDaPessoa } from '@/areas/ideias/ideiasDaPessoa.data';
import { BotaoSeguir } from '@/areas/pais/BotaoSeguir';
import { pontosDaPessoa } from '@/areas/pontos/pontosDaPessoa.data';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { data as formatarData, numero, plural } from '@/ui/texto/formatos';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { colaboradoresData } from './colaboradores.data';
import { fatosDaPessoa } from './fatosDaPessoa';
import { FotoDaPessoa } from './FotoDaPessoa';
import { StatusDoColaborador } from './StatusDoColaborador';
import { useAcoesDoColaborador } from './useAcoesDoColaborador';

const EditarColaboradorModal = aoAbrir(() =>
  import('./EditarColaboradorModal').then((m) => m.EditarColaboradorModal),
);

const QUANTAS = 5;

function Ideias({ pessoa, referencia }: { pessoa: ComId<Colaborador>; referencia: string }) {
  const { data, error, refetch } = useQuery(ideiasDaPessoa(useSessaoAtiva(), referencia, QUANTAS));
  return (
    <BlocoLateral titulo="Últimas ideias">
      {error ? (
        <ErrorState titulo="Erro ao buscar as ideias" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <>
          <RegistrosIlegiveis quantos={data.ilegiveis} />
          <Acontecimentos vazio={`${pessoa.nome} ainda não publicou uma ideia que você possa ler.`}>
            {data.itens.map(({ id, titulo, status, createdAt }) => (
              <li key={id}>
                <Anchor component={Link} to={para('/ideias/:ideiaId', { ideiaId: id })}>
                  {titulo}
                </Anchor>
                <Text span size="sm" c="dimmed">
                  {IDEIA.aparencia[status]?.rotulo ?? status} · <RelativeTime valor={createdAt} />
                </Text>
              </li>
            ))}
          </Acontecimentos>
        </>
      ) : (
        <Esqueleto altura={200} />
      )}
    </BlocoLateral>
  );
}

function Pontos({ referencia }: { referencia: string }) {
  const { data, error, refetch } = useQuery(pontosDaPessoa(useSessaoAtiva(), referencia, QUANTAS));
  return (
    <BlocoLateral titulo="Últimos pontos" recolhido>
      {error ? (
        <ErrorState titulo="Erro ao buscar os pontos" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <>
          <RegistrosIlegiveis quantos={data.ilegiveis} />
          {data.total ? (
            <Text>
              <Text span fw={600} c="var(--cor-reconhecimento)">
                {plural(data.total.pontos, 'ponto', 'pontos')}
              </Text>{' '}
              no regulamento mais recente.{' '}
              <Anchor
                component={Link}
                underline="always"
                to={para('/ranking-de-colaboradores', { regulamento: data.total.regulamentoId })}
              >
                Ver o ranking
              </Anchor>
            </Text>
          ) : null}
          <Acontecimentos vazio="Nenhum ponto ainda.">
            {data.itens.map(({ id, type, typeOriginal, pontos, ideia, createdAt }) => (
              <li key={id}>
                <span>
                  {ROTULO_DOS_PONTOS[typeOriginal ?? type]}
                  {typeOriginal ? ` (${ROTULO_DOS_PONTOS[type]})` : ''}
                  {ideia ? `: ${ideia.titulo}` : ''}
                </span>
                <Text span size="sm" c="dimmed">
                  {typeOriginal ? <s>{numero(pontos)}</s> : `+${numero(pontos)}`} · {formatarData(createdAt)}
                </Text>
              </li>
            ))}
          </Acontecimentos>
        </>
      ) : (
        <Esqueleto altura={200} />
      )}
    </BlocoLateral>
  );
}

function DaPessoa({ pessoa }: { pessoa: ComId<Colaborador> }) {
  const sessao = useSessaoAtiva();
  const [editando, definirEditando] = useState(false);
  const acoes = useAcoesDoColaborador(() => definirEditando(true))(pessoa);
  const referencia = caminhos.colaborador(sessao.contexto, pessoa.id);
  return (
    <>
      <Ficha
        migalhas={caminhoDaTela('/colaboradores/:colaboradorId', pessoa.nome)}
        figura={<FotoDaPessoa pessoa={pessoa} tamanho={64} />}
        titulo={pessoa.nome}
        sob={
          <>
            <Text span>{ROTULO_DO_PAPEL[pessoa.role]}</Text>
            <StatusDoColaborador pessoa={pessoa} />
            {pessoa.id !== sessao.uid && !pessoa.externo && !sessao.quem.externo && (
              <BotaoSeguir tipo="colaboradores" qual={referencia} porSi={false} nome={pessoa.nome} />
            )}
          </>
        }
        acoes={acoes}
        raras={['Exportar dados pessoais']}
        fatos={[['E-mail', pessoa.email], ...fatosDaPessoa(pessoa)]}
      >
        {temFlag(sessao.quem, [3, 'leitura']) ? <Ideias pessoa={pessoa} referencia={referencia} /> : null}
        {temFlag(sessao.quem, [18, 'leitura']) ? <Pontos referencia={referencia} /> : null}
        <MudancasDoRegistro alvo={referencia} />
      </Ficha>
      {editando ? (
        <EditarColaboradorModal colaborador={pessoa} aoFechar={() => definirEditando(false)} />
      ) : null}
    </>
  );
}

export function PessoaPage() {
  const { colaboradorId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(
    colaboradoresData.porId(useSessaoAtiva(), colaboradorId),
  );
  if (isPending) return <PageSkeleton forma="detalhe" />;
  if (error)
    return <ErrorState titulo="Erro ao buscar a pessoa" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (data?.deletedAt !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Pessoa não encontrada"
        texto="Ela pode ter sido removida da empresa, ou o endereço está incompleto."
        acao={<Voltar para={para('/colaboradores')} />}
      />
    );
  return <DaPessoa pessoa={data} />;
}
