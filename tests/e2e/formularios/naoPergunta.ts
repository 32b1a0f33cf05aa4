/** In the place of what asks a server of its own accord. */
export { RespostaRecusada } from '@/areas/administracao/buscarJson';

export const recarregarSessao = () => Promise.resolve();
export const buscarJson = () => Promise.resolve([]);
