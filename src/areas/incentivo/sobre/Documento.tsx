/** One document of the company: its file, shown on the page, or the link that leads to it. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Anexo, ComId } from '@/domain/comum/campos';
import type { DocumentoDoIncentivo } from '@/domain/incentivo/documento';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';
import { useCelular } from '@/ui/moldura/useCelular';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { documentosData } from './documentos.data';
import classes from './Documento.module.css';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

/**
 * The file in the browser's own reader. The frame has no sandbox: browsers refuse to draw a PDF in one, and their
 * readers run apart from the page (decisions D126).
 */
function Pdf({ nome, arquivo }: { nome: string; arquivo: Anexo }) {
  const { data, error, refetch } = useQuery(documentosData.pdf(useSessaoAtiva(), arquivo.path));
  const folha = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!data) return undefined;
    const endereco = URL.createObjectURL(data);
    const quadro = document.createElement('iframe');
    Object.assign(quadro, { src: endereco, title: `Documento: ${nome}`, className: classes['folha'] });
    folha.current?.replaceChildren(quadro);
    return () => URL.revokeObjectURL(endereco);
  }, [data, nome]);
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar o documento" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  return data ? <div ref={folha} /> : <Esqueleto altura={420} />;
}

/** The file: on the page where the browser can draw it, and always to be taken along. */
function Arquivo({ nome, arquivo, aberto }: { nome: string; arquivo: Anexo; aberto: boolean }) {
  const desenha = navigator.pdfViewerEnabled;
  const celular = useCelular();
  const [escolhido, escolher] = useState<boolean>();
  const mostrado = desenha && (escolhido ?? (aberto && !celular));
  return (
    <>
      <Group gap="xs">
        {desenha && (
          <Button
            size="xs"
            variant="default"
            aria-expanded={mostrado}
            aria-label={`${mostrado ? 'Recolher' : 'Ler aqui'}: ${nome}`}
            leftSection={<IconEye size={14} aria-hidden />}
            onClick={() => escolher(!mostrado)}
          >
            {mostrado ? 'Recolher' : 'Ler aqui'}
          </Button>
        )}
        <ArquivosParaBaixar arquivos={[arquivo]} ler={baixarArquivo} />
      </Group>
      {mostrado && <Pdf nome={nome} arquivo={arquivo} />}
    </>
  );
}

interface Props {
  documento: ComId<DocumentoDoIncentivo>;
  /** Its file is shown at once. */
  aberto: boolean;
  /** Absent for people who may not change it. */
  aoEditar?: () => void;
  aoRemover?: () => void;
}

export function Documento({ documento: { nome, anexos, link }, aberto, aoEditar, aoRemover }: Props) {
  const [arquivo] = anexos;
  return (
    <Paper withBorder p="md" component="article" aria-label={nome}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Text>
          {aoEditar && (
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                aria-label={`Editar ${nome}`}
                leftSection={<IconPencil size={14} aria-hidden />}
                onClick={aoEditar}
              >
                Editar
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={`Remover ${nome}`}
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={aoRemover}
              >
                Remover
              </Button>
            </Group>
          )}
        </Group>
        {arquivo ? (
          <Arquivo nome={nome} arquivo={arquivo} aberto={aberto} />
        ) : (
          <LinkEmOutraAba href={link} className={classes.link ?? ''}>
            {link} <IconExternalLink size={14} aria-hidden />
          </LinkEmOutraAba>
        )}
      </Stack>
    </Paper>
  );
}
