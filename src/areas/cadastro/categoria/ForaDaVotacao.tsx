/** Who does not stand in the voting of a project, why, and what mends it (decisions P195). */
import '@mantine/core/styles/List.css';
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { emBrasilia } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { podeMudarCategoria, recusaDaCategoria } from '@/domain/projetos/status';
import { temFlag } from '@/domain/acesso/quem';
import { para } from '@/domain/telas/enderecos';
import { faltaCategoria, motivosEmPalavras, naoConcorrem } from '@/domain/votacao/candidata';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';

const CategoriaDaEmpresaModal = aoAbrir(() =>
  import('./CategoriaDaEmpresaModal').then((m) => m.CategoriaDaEmpresaModal),
);

/** Named at once; the rest at the press of a button. */
const PRIMEIRAS = 5;

function Empresas({ projeto, agora }: { projeto: ComId<Projeto>; agora: Date }) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(empresasDoProjetoData.fora(sessao, projeto.id, projeto));
  const [todas, mostrarTodas] = useState(false);
  const [aberta, abrir] = useState<{ idEmpresa: string; nome: string; categoria: string }>();
  const { anoVigencia, votacao } = projeto;
  const inicio = votacao && votacao.inicio;
  const muda =
    podeMudarCategoria(sessao.quem) &&
    recusaDaCategoria({ anoVigencia, inicioDaVotacao: inicio }, agora) === null;
  if (error)
    return (
      <ErrorState
        titulo="Erro ao buscar quem não concorre"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (!data) return null;
  const { de, quantas, empresas } = data;
  const antes = inicio !== null && inicio > agora;
  const vistas = todas ? empresas : empresas.slice(0, PRIMEIRAS);
  return (
    <>
      {quantas === 0 && de > 0 && antes ? (
        <Text c="dimmed">Todas as empresas do projeto concorrem na votação.</Text>
      ) : null}
      {quantas > 0 ? (
        <Alert color="yellow" title={`${naoConcorrem(quantas)} na votação`}>
          <Stack gap="xs">
            {antes ? (
              <Text size="sm">
                A votação abre em {emBrasilia(inicio.toISOString())}, no horário de Brasília. Depois disso as
                categorias não mudam mais.
              </Text>
            ) : null}
            <List size="sm" spacing={4} aria-label="Empresas que não concorrem">
              {vistas.map((empresa) => (
                <List.Item key={empresa.idEmpresa}>
                  {temFlag(sessao.quem, [13, 'leitura']) ? (
                    <Anchor
                      component={Link}
                      size="sm"
                      to={para(
                        '/convidarEmpresa/:projetoId',
                        { projetoId: projeto.id },
                        { busca: empresa.nome },
                      )}
                    >
                      {empresa.nome}
                    </Anchor>
                  ) : (
                    empresa.nome
                  )}
                  : {motivosEmPalavras(empresa.motivos, empresa.categoria)}.
                  {muda && faltaCategoria(empresa.motivos) ? (
                    <>
                      {' '}
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`Escolher a categoria de ${empresa.nome}`}
                        onClick={() => abrir(empresa)}
                      >
                        Escolher categoria
                      </Button>
                    </>
                  ) : null}
                </List.Item>
              ))}
            </List>
            {quantas > vistas.length ? (
              <Group gap="sm">
                {todas ? (
                  <Text size="sm">E mais {quantas - vistas.length}.</Text>
                ) : (
                  <Button variant="default" size="compact-sm" onClick={() => mostrarTodas(true)}>
                    Ver todas
                  </Button>
                )}
              </Group>
            ) : null}
          </Stack>
        </Alert>
      ) : null}
      {aberta ? (
        <CategoriaDaEmpresaModal
          key={aberta.idEmpresa}
          organizadora={sessao.contexto.empresaId}
          idProjeto={projeto.id}
          categorias={projeto.categoria}
          empresa={aberta}
          aoFechar={() => abrir(undefined)}
        />
      ) : null}
    </>
  );
}

/** Nothing of a project without a voting, or after it. */
export function ForaDaVotacao({ projeto }: { projeto: ComId<Projeto> }) {
  const [agora] = useState(() => new Date());
  if (!projeto.votacao || projeto.votacao.fim <= agora) return null;
  return <Empresas projeto={projeto} agora={agora} />;
}
