/** In the place of what asks a server of its own accord. */
export { RespostaRecusada } from '@/areas/cadastro/empresa/buscarJson';

export const recarregarSessao = () => Promise.resolve();
export const buscarJson = () => Promise.resolve([]);
