/** The company's own documents on the page about innovation: read here, or where their link leads (decisions D126). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { DocumentoDoIncentivo } from '@/domain/incentivo/documento';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Documento } from './Documento';
import { documentosData, MOSTRADOS } from './documentos.data';

const DocumentoFormModal = aoAbrir(() => import('./DocumentoFormModal').then((m) => m.DocumentoFormModal));

/** People who may not add one see nothing until there is one. */
export function DocumentosDaEmpresa() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { data, error, refetch } = useQuery(documentosData.todos(sessao));
  const remover = useMutation(documentosData.remover(sessao));
  const [editado, editar] = useState<'novo' | ComId<DocumentoDoIncentivo>>();
  const edita = documentosData.pode(sessao, 'create');
  const nenhum = data?.itens.length === 0 && !data.ilegiveis;
  if (nenhum && !edita) return null;
  const perguntarERemover = async (documento: ComId<DocumentoDoIncentivo>) => {
    const titulo = `Tem certeza que deseja remover o documento "${documento.nome}"?`;
    if (await confirmar({ titulo, perigo: true })) remover.mutate(documento);
  };
  return (
    <Stack component="section" gap="md" aria-labelledby="documentos-da-empresa">
      <Group justify="space-between" gap="xs">
        <Title order={2} id="documentos-da-empresa">
          Documentos da empresa
        </Title>
        {edita && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => editar('novo')}
          >
            Adicionar documento
          </Button>
        )}
      </Group>
      {error && (
        <ErrorState titulo="Erro ao buscar documentos" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {!data && !error && <Esqueleto altura={80} />}
      <RegistrosIlegiveis quantos={data?.ilegiveis} />
      {nenhum && (
        <Text c="dimmed">
          Nenhum documento ainda. Envie um PDF da empresa, como a política ou o guia de inovação, ou cole um
          link: todos o leem aqui.
        </Text>
      )}
      {data?.itens.map((documento, ordem) => (
        <Documento
          key={documento.id}
          documento={documento}
          aberto={ordem === 0}
          {...(edita && {
            aoEditar: () => editar(documento),
            aoRemover: () => void perguntarERemover(documento),
          })}
        />
      ))}
      {data?.proxima && <Text c="dimmed">São os {MOSTRADOS} primeiros documentos, por nome.</Text>}
      {editado && (
        <DocumentoFormModal
          key={editado === 'novo' ? editado : editado.id}
          registro={editado === 'novo' ? undefined : editado}
          aoFechar={() => editar(undefined)}
        />
      )}
    </Stack>
  );
}
