/**
 * `/gerenciarJuri/{projeto}` (decisions P340): the jury of a phase, who is in it, how far it is. The phase stands in the
 * address. Only whoever closes a phase comes here.
 */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProjetoDoEndereco } from '@/areas/cadastro/ProjetoDoEndereco';
import type { ComId } from '@/domain/comum/campos';
import { aceitaNotas } from '@/domain/diagnostico/nota';
import { ENTREVISTA_INICIAL, type Projeto } from '@/domain/projetos/projeto';
import { fasesEmUso, tituloDaFase } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parte } from '@/ui/moldura/parte';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Voltar } from '@/ui/pagina/Voltar';
import { AndamentoDoJuri } from './AndamentoDoJuri';
import { type DoJuri, juriData } from './juri.data';

// Choosing, counting and days bring their fields along: what is read comes first.
const FormDoJuri = parte(() => import('./FormDoJuri').then((m) => m.FormDoJuri));

const avaliadas = (projeto: Projeto) => fasesEmUso(projeto).filter(({ id }) => aceitaNotas(id));

export function GerenciarJuriPage() {
  usePageTitle('Júri');
  return (
    <ProjetoDoEndereco voltar={para('/analisarRespostas')} forma="formulario">
      {(projeto) => <DoProjeto projeto={projeto} />}
    </ProjetoDoEndereco>
  );
}

function DoProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const fases = avaliadas(projeto);
  const pedida = Number(parametros.get('fase') ?? ENTREVISTA_INICIAL);
  const fase = (fases.find(({ id }) => id === pedida) ?? fases[0])?.id;
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/gerenciarJuri/:projetoId', 'Júri')} />
      <TituloDaPagina titulo="Júri">{projeto.nome}</TituloDaPagina>
      {!podePublicarResultados(sessao.quem) ? (
        <EmptyState
          titulo="Só quem administra conduz o júri"
          texto="Peça a quem administra a empresa para montar o júri ou acompanhar as avaliações."
          acao={<Voltar para={para('/analisarRespostas')} />}
        />
      ) : fase === undefined ? (
        <EmptyState
          titulo="Nenhuma fase com avaliação"
          texto="Ligue no projeto uma fase entre Habilitada e Vencedores."
        />
      ) : (
        <>
          <NativeSelect
            label="Fase"
            maw="30rem"
            value={String(fase)}
            data={fases.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
            onChange={({ currentTarget }) => mudar({ fase: currentTarget.value })}
          />
          <DaFase key={fase} qual={{ projetoId: projeto.id, fase }} titulo={tituloDaFase(projeto, fase)} />
        </>
      )}
    </Stack>
  );
}

function DaFase({ qual, titulo }: { qual: DoJuri; titulo: string }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { data: lido, error, refetch } = useQuery(juriData.painel(sessao, qual));
  const { mutate, isPending } = useMutation(juriData.remover(sessao, qual));
  if (error)
    return <ErrorState titulo="Erro ao buscar o júri" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!lido) return <PageSkeleton forma="formulario" />;
  const remover = async () => {
    const sim = await confirmar({
      titulo: `Remover o júri de ${titulo}?`,
      texto:
        'As notas dadas ficam e continuam contando. A fase volta a ser avaliada por quem lê as respostas dos outros, como sem júri.',
      rotuloSim: 'Remover júri',
      rotuloNao: 'Cancelar',
    });
    if (sim) mutate();
  };
  return (
    <Stack gap="xl">
      {lido.juri ? (
        <AndamentoDoJuri qual={qual} lido={lido} juri={lido.juri} />
      ) : (
        <Text>
          {titulo} não tem júri: quem lê as respostas dos outros avalia todas as empresas. Com um júri só
          avalia quem você escolher, e cada um as suas empresas.
        </Text>
      )}
      <Stack component="section" gap="md" aria-labelledby="montar">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h3" id="montar">
            {lido.juri ? 'Mudar o júri' : 'Montar o júri'}
          </Title>
          {lido.juri ? (
            <Button variant="subtle" color="red" loading={isPending} onClick={() => void remover()}>
              Remover júri
            </Button>
          ) : null}
        </Group>
        <Suspense fallback={<PageSkeleton forma="formulario" />}>
          <FormDoJuri
            // Somebody made or removed it meanwhile: the form begins with what holds now.
            key={lido.juri ? 'mudar' : 'montar'}
            qual={qual}
            lido={lido}
          />
        </Suspense>
      </Stack>
    </Stack>
  );
}
