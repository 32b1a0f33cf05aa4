/** One public address, ready to be handed on: copied, as a code, as a message, on a poster (decisions P325). */
import { Button, Group, Stack, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconDownload, IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comEndereco, peloCorreio, peloWhatsApp } from '@/domain/compartilhar/mensagem';
import { nomeDoArquivo } from '@/domain/diagnostico/dados-do-relatorio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { Janela } from '@/ui/moldura/Janela';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { copiarUrl } from '@/ui/texto/copiar';
import type { Compartilhavel } from './compartilhavel';

const arquivosDoCodigo = () => import('./arquivosDoCodigo');
const LADO = 240;

type Formato = 'svg' | 'png' | 'pdf';
const TIPO: Record<Formato, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
};

interface Props extends Compartilhavel {
  aoFechar: () => void;
}

export function CompartilharModal({ oQue, titulo, chamada, prazo, endereco, aoFechar }: Props) {
  const { contexto, empresa } = useSessaoAtiva();
  const organizadora = empresa.nomeFantasia;
  const codigo = useQuery({
    queryKey: [contexto.empresaId, 'código QR', endereco],
    queryFn: async () => (await arquivosDoCodigo()).imagemDoEndereco(endereco),
  });
  const [mensagem, escrever] = useState(
    [`${titulo}, de ${organizadora}.`, `${chamada}.`, ...(prazo ? [prazo] : [])].join(' '),
  );
  const texto = comEndereco(mensagem, endereco);
  const guardar = useMutation({
    mutationFn: async (formato: Formato) => {
      const { svgDoEndereco, pngDoEndereco } = await arquivosDoCodigo();
      const conteudo =
        formato === 'svg'
          ? svgDoEndereco(endereco)
          : formato === 'png'
            ? await pngDoEndereco(endereco)
            : (await import('./pdfDoCartaz')).pdfDoCartaz({
                organizadora,
                titulo,
                chamada,
                prazo,
                endereco,
              });
      const nome = nomeDoArquivo(`${formato === 'pdf' ? 'Cartaz' : 'Código'} ${titulo}`);
      baixar(new File([conteudo], nome.replace(/pdf$/, formato), { type: TIPO[formato] }));
    },
  });
  const botao = (formato: Formato, rotulo: string) => (
    <Button
      variant="default"
      leftSection={formato === 'pdf' ? <IconFileTypePdf size={16} /> : <IconDownload size={16} />}
      loading={guardar.isPending && guardar.variables === formato}
      onClick={() => guardar.mutate(formato)}
    >
      {rotulo}
    </Button>
  );
  return (
    <Janela opened onClose={aoFechar} title={`Compartilhar ${oQue}`} size="md">
      <Stack gap="md">
        <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {endereco}
        </Text>
        <Button
          leftSection={<IconCopy size={16} />}
          style={{ alignSelf: 'start' }}
          onClick={() => void copiarUrl(endereco)}
        >
          Copiar endereço
        </Button>
        {codigo.error ? (
          <ErrorState
            titulo="Erro ao desenhar o código"
            erro={codigo.error}
            aoTentarDeNovo={() => void codigo.refetch()}
          />
        ) : codigo.data ? (
          <img
            src={codigo.data}
            width={LADO}
            height={LADO}
            alt={`Código QR que abre ${endereco}`}
            style={{ alignSelf: 'center', maxWidth: '100%', height: 'auto' }}
          />
        ) : (
          <Esqueleto altura={LADO} />
        )}
        <Group gap="xs">
          {botao('png', 'Baixar PNG')}
          {botao('svg', 'Baixar SVG')}
          {botao('pdf', 'Baixar cartaz A4')}
        </Group>
        <Textarea
          label="Mensagem"
          description="O endereço vai na última linha da mensagem."
          autosize
          minRows={3}
          maxRows={8}
          value={mensagem}
          onChange={(evento) => escrever(evento.currentTarget.value)}
        />
        <Group gap="xs">
          <Button
            variant="default"
            component="a"
            href={peloWhatsApp(texto)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          >
            Enviar pelo WhatsApp <VisuallyHidden>(abre em outra aba)</VisuallyHidden>
          </Button>
          <Button
            variant="default"
            component="a"
            href={peloCorreio(titulo, texto)}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            Enviar por e-mail
          </Button>
        </Group>
      </Stack>
    </Janela>
  );
}
